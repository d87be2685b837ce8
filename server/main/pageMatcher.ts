/** Where the build lays the addresses of all pages: hidden, so that it is not sent. */
export const PAGE_LIST = '.vite/pages.json'

/**
 * Tells whether a path is a page: one of these addresses, `:id` for any one part of it, with or without a
 * last slash. Below the dashboard capital letters do not count, as its router sees them.
 */
export function pageMatcher(addresses: readonly string[]): (path: string) => boolean {
  const pattern = (address: string) =>
    address
      .split('/')
      .map(word => (word.startsWith(':') ? '[^/]+' : word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
      .join('/')
  const matching = (some: readonly string[], flags = '') =>
    new RegExp(`^(${some.map(pattern).join('|')})/*$`, flags)
  const isDesk = (address: string) => address.startsWith('/dashboard/')
  const desk = matching(addresses.filter(isDesk), 'i')
  const front = matching(addresses.filter(address => !isDesk(address)))
  return path => front.test(path) || (isDesk(path) && desk.test(path))
}
