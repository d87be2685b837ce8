import Keyboard from '@mui/icons-material/KeyboardOutlined'
import Redo from '@mui/icons-material/Redo'
import Undo from '@mui/icons-material/Undo'
import Popover from '@mui/material/Popover'
import { useTranslate } from 'ra-core'
import { type ReactNode, type Ref, useId, useState } from 'react'
import { useNarrow } from '../../fields/registry/useNarrow'
import { useResourceView } from '../../providers/backend/catalogueContext'
import { Button, IconButton } from '../../ui/controls/Button'
import { KeyList } from '../../ui/primitives/KeyList'
import { LazyReview } from '../bulk/bulkLater'
import type { SheetState } from './cells/sheetState'

interface SheetBarProps {
  readonly ref: Ref<HTMLDivElement>
  readonly state: SheetState
  readonly onAct: (action: 'back' | 'again') => void
  readonly onDiscard: () => void
  readonly onReview: () => void
  /** Goes to the next cell with an error. */
  readonly onInvalid: () => void
  readonly onLeave?: (() => void) | undefined
  /** Tools for the selected cells. */
  readonly children: ReactNode
}

/** Number of pending changes, with the actions for them. */
export function SheetBar({ ref, state, children, ...on }: SheetBarProps) {
  const { resource, translate, labels } = useResourceView()
  const narrow = useNarrow()
  const { edits, past, future } = state
  const pending = edits.size
  const invalid = [...edits.values()].filter(({ problem }) => problem).length
  const isAsking = [...edits.values()].some(({ names }) => names)
  const back = translate('sheet.back')
  const again = translate('sheet.again')
  return (
    <div
      ref={ref}
      className="r-toolbar s-tools"
      role="toolbar"
      aria-label={translate('sheet.label', { name: labels.many(resource) })}
    >
      <IconButton
        aria-label={back}
        title={`${back} (Ctrl+Z)`}
        disabled={past.length === 0}
        onClick={() => on.onAct('back')}
      >
        <Undo className="p-mirror" />
      </IconButton>
      <IconButton
        aria-label={again}
        title={`${again} (Ctrl+Y)`}
        disabled={future.length === 0}
        onClick={() => on.onAct('again')}
      >
        <Redo className="p-mirror" />
      </IconButton>
      {!narrow && <KeysHelp />}
      {children}
      <span className="p-wrap s-pending" role="status">
        {translate(pending > 0 ? 'sheet.pending' : 'sheet.none', { number: pending })}
        {invalid > 0 && (
          <button type="button" className="f-link s-wrong" onClick={on.onInvalid}>
            {translate('sheet.invalid', { number: invalid })}
          </button>
        )}
      </span>
      {pending > 0 ? (
        <>
          <Button color="inherit" onClick={on.onDiscard} i18nKey="sheet.discard" />
          <Button
            className="s-go"
            variant="contained"
            disabled={invalid > 0 || isAsking}
            onPointerEnter={() => void LazyReview.preload()}
            onClick={on.onReview}
          >
            {translate('sheet.review', { number: pending })}
          </Button>
        </>
      ) : (
        on.onLeave && <Button className="s-go" onClick={on.onLeave} i18nKey="sheet.leave" />
      )}
    </div>
  )
}

const keys = [
  ['move', '← ↑ ↓ →', 'Tab'],
  ['edit', 'Enter', 'F2'],
  ['select', 'Shift + ← ↑ ↓ →', 'Ctrl + A'],
  ['copy', 'Ctrl + C', 'Ctrl + X', 'Ctrl + V'],
  ['fill', 'Ctrl + D'],
  ['empty', 'Delete'],
  ['travel', 'Ctrl + Z', 'Ctrl + Y'],
  ['leave', 'Esc'],
] as const

/** Keyboard shortcuts of the grid. */
function KeysHelp() {
  const translate = useTranslate()
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const title = translate('sheet.keys')
  return (
    <>
      <IconButton
        title={title}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        onClick={event => setAnchor(event.currentTarget)}
      >
        <Keyboard />
      </IconButton>
      <Popover
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        onClose={() => setAnchor(undefined)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, className: 'p-popover' } }}
      >
        <h2 id={id}>{title}</h2>
        <KeyList
          of={keys.map(([name, ...pressed]) => ({
            label: translate(`sheet.does.${name}`),
            keys: pressed,
          }))}
        />
      </Popover>
    </>
  )
}
