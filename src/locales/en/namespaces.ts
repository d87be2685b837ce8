/** The texts of one language by namespace: a file of its own, so that a browser knows the names of one language only. */
export const namespaces = {
  ...import.meta.glob<object>(['./*.json', '!./openapi.json'], { import: 'default' }),
  './ra.json': async () => {
    const [{ raTexts }, { default: english }] = await Promise.all([
      import('../raTexts'),
      import('ra-language-english'),
    ])
    return raTexts(english)
  },
}
