import { useStore } from 'ra-core'
import { useEffect } from 'react'
import type { Found } from '../../model/endpoints/search'
import { useMe } from '../../providers/backend/backendContext'
import type { LastScan } from './LastScans'

const MOST = 20

/** Keeps the last codes of this person on this device, newest first; a repeated code moves to the top. */
export function useLastScans(code: string, found: readonly Found[] | undefined) {
  const [scans, setScans] = useStore<readonly LastScan[]>(`scans.${useMe().ID}`, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a code is answered
  useEffect(() => {
    if (!found) return
    const [first] = found
    const scan: LastScan = {
      ...{ code, at: new Date().toISOString(), records: found.length },
      ...(first && { found: { resource: first.resource, title: first.title } }),
    }
    setScans([scan, ...scans.filter(each => each.code !== code)].slice(0, MOST))
  }, [found])
  return { scans, clear: () => setScans([]) }
}
