import { useCallback } from 'react'
import { apiRoot } from '../http/http'
import { useBackend, useServerSettings } from './backendContext'

/**
 * Whether the page may draw a picture: our own, or from a site in the server's settings. Browsers report
 * an error for other sites. Until the settings are loaded, only our own.
 */
export function useCanLoadPicture(): (address: string) => boolean {
  const { base } = useBackend()
  const settings = useServerSettings()
  return useCallback(
    address => {
      const own = [window.location.origin, base ? apiRoot(base).origin : '']
      const sites = settings ? (settings.pictures ?? ['https://*']) : []
      return isDrawable(address, [...own, ...sites])
    },
    [base, settings],
  )
}

/** Whether a picture is on one of these sites; `https://*.example` covers all subdomains. */
export function isDrawable(address: string, sites: readonly string[]): boolean {
  if (/^(data:image\/|blob:)/.test(address)) return true
  if (!URL.canParse(address, window.location.origin)) return false
  const { origin, protocol } = new URL(address, window.location.origin)
  return sites.some(site => {
    if (site === 'https://*') return protocol === 'https:'
    const [, below] = /^https:\/\/\*(\..+)$/.exec(site) ?? []
    return below ? protocol === 'https:' && origin.endsWith(below) : origin === site
  })
}
