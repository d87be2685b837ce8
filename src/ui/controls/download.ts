/** Saves what stands at an address as a file. */
export const download = (href: string, name = '') =>
  Object.assign(document.createElement('a'), { href, download: name }).click()
