/** The build's list of page addresses; a hidden file, so that it is not served. */
export const PAGE_LIST = '.vite/pages.json'

/**
 * Whether a path is a page: one of these addresses, with `:id` for one segment, with or without a trailing
 * slash. Below the dashboard case is ignored, as in the router.
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
