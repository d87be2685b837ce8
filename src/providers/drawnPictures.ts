import { useCallback } from 'react'
import { useBackend, useServerSettings } from './backendContext'
import { apiRoot } from './http'

/**
 * Tells whether the page may draw a picture: ours, or of a site that the server names. Of any other the
 * browser would ask nothing and report a fault. Until the server has said which, only ours.
 */
export function useMayDraw(): (address: string) => boolean {
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

/** Whether a picture lies on one of these sites; `https://*.example` are all below it. */
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
