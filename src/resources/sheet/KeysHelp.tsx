import Keyboard from '@mui/icons-material/KeyboardOutlined'
import Popover from '@mui/material/Popover'
import { useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { IconButton } from '../../ui/controls/Button'

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
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, className: 's-keys' } }}
      >
        <h2 id={id}>{title}</h2>
        <dl>
          {keys.map(([name, ...pressed]) => (
            <div key={name}>
              <dt>{translate(`sheet.does.${name}`)}</dt>
              <dd dir="ltr">
                {pressed.map(each => (
                  <kbd key={each}>{each}</kbd>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </Popover>
    </>
  )
}
