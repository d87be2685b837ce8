import Keyboard from '@mui/icons-material/KeyboardOutlined'
import Popover from '@mui/material/Popover'
import { useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { IconButton } from '../../ui/controls/Button'
import { KeyList } from '../../ui/primitives/KeyList'

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
export function KeysHelp() {
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
