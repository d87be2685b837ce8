import Search from '@mui/icons-material/SearchRounded'
import { useTranslate } from 'ra-core'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { IconButton } from '../../pieces/Button'
import { LaterPart } from '../../pieces/LaterPart'
import { plainLater } from '../../pieces/plainLater'
import type { DeskProps } from './Desk'
import { hearPaletteKeys, isApple, paletteWish } from './paletteWish'

const Desk = plainLater<DeskProps>(() => import('./Desk').then(module => module.Desk))
/** The page first. */
const CALM_MS = 1500

/** Search over everything; its keys are heard from the start, scanners once the page stands. */
export function PaletteButton() {
  const translate = useTranslate()
  const typed = useSyncExternalStore(paletteWish.subscribe, paletteWish.now)
  const [isCalm, setCalm] = useState(false)
  useEffect(hearPaletteKeys, [])
  useEffect(() => {
    const timer = setTimeout(() => setCalm(true), CALM_MS)
    return () => clearTimeout(timer)
  }, [])
  const title = translate('app.shell.search')
  return (
    <>
      <IconButton
        data-tour="search"
        aria-label={title}
        title={`${title} (${isApple ? '⌘' : 'Ctrl'} K)`}
        aria-haspopup="dialog"
        aria-expanded={typed !== undefined}
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={() => void Desk.preload()}
        onClick={() => paletteWish.set('')}
      >
        <Search />
      </IconButton>
      <LaterPart onLost={typed === undefined ? undefined : () => paletteWish.set(undefined)}>
        {(isCalm || typed !== undefined) && <Desk typed={typed} onType={paletteWish.set} />}
      </LaterPart>
    </>
  )
}
