/** The texts of one language by namespace: a file of its own, so that a browser knows the names of one language only. */
export const namespaces = {
  ...import.meta.glob<object>(['./*.json', '!./openapi.json'], { import: 'default' }),
  './ra.json': async () => {
    const [{ raTexts }, { default: french }, { default: ours }] = await Promise.all([
      import('../raTexts'),
      import('ra-language-french'),
      import('./ra.json'),
    ])
    return raTexts(french, ours)
  },
}
