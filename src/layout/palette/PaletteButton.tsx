import Search from '@mui/icons-material/SearchRounded'
import { useTranslate } from 'ra-core'
import { useEffect, useSyncExternalStore } from 'react'
import { isApple } from '../../ui/controls/pageKeys'
import { LaterPart } from '../../ui/loading/LaterPart'
import { useCalm } from '../../ui/loading/useCalm'
import { plainLater } from '../../ui/theme/plainLater'
import { listenForPaletteKeys, paletteRequest } from './paletteRequest'

const Desk = plainLater(() => import('./Desk'), 'Desk', 'shell')
/** Delay after the first page. */
const CALM_MS = 1500

/** Global search; its shortcut works from the start, scanners after the page has loaded. */
export function PaletteButton() {
  const translate = useTranslate()
  const typed = useSyncExternalStore(paletteRequest.subscribe, paletteRequest.now)
  const isCalm = useCalm(CALM_MS)
  useEffect(listenForPaletteKeys, [])
  const title = translate('app.shell.search')
  return (
    <>
      <button
        type="button"
        className="p-row shell-search"
        data-tour="search"
        aria-label={title}
        title={`${title} (${isApple ? '⌘' : 'Ctrl'} K)`}
        aria-haspopup="dialog"
        aria-expanded={typed !== undefined}
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={() => void Desk.preload()}
        onClick={() => paletteRequest.set('')}
      >
        <Search aria-hidden="true" />
        <span>{translate('app.action.search')}</span>
        <kbd>{isApple ? '⌘' : 'Ctrl'} K</kbd>
      </button>
      <LaterPart onFailed={typed === undefined ? undefined : () => paletteRequest.set(undefined)}>
        {(isCalm || typed !== undefined) && <Desk typed={typed} onType={paletteRequest.set} />}
      </LaterPart>
    </>
  )
}
