import Search from '@mui/icons-material/SearchRounded'
import { useTranslate } from 'ra-core'
import { useEffect, useState } from 'react'
import { IconButton } from '../../pieces/Button'
import { LaterPart } from '../../pieces/LaterPart'
import { plainLater } from '../../pieces/plainLater'
import type { DeskProps } from './Desk'

const Desk = plainLater<DeskProps>(() => import('./Desk').then(module => module.Desk))
/** The page first. */
const CALM_MS = 1500

/** Search over everything; the keys that open it are heard once the page stands. */
export function PaletteButton() {
  const translate = useTranslate()
  const [typed, setTyped] = useState<string>()
  const [isCalm, setCalm] = useState(false)
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
        title={`${title} (Ctrl K)`}
        aria-haspopup="dialog"
        aria-expanded={typed !== undefined}
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={() => void Desk.preload()}
        onClick={() => setTyped('')}
      >
        <Search />
      </IconButton>
      <LaterPart onLost={typed === undefined ? undefined : () => setTyped(undefined)}>
        {(isCalm || typed !== undefined) && <Desk typed={typed} onType={setTyped} />}
      </LaterPart>
    </>
  )
}
