import './palette.css'
import Dialog from '@mui/material/Dialog'
import { useTranslate } from 'ra-core'
import { useId } from 'react'
import { Button } from '../../ui/controls/Button'
import { useTour } from '../tour/useTour'
import { isApple } from './paletteRequest'

export interface ShortcutsProps {
  readonly onClose: () => void
}

const command = isApple ? '⌘' : 'Ctrl'

const shortcuts = [
  ['palette', [command, 'K']],
  ['scan', ['0-9 A-Z', 'Enter']],
  ['undo', [command, 'Z']],
  ['menu', ['↑', '↓']],
  ['mailMove', ['J', 'K']],
  ['mailArchive', ['E']],
  ['mailTrash', ['#']],
  ['mailReply', ['R']],
  ['mailWrite', ['C']],
  ['help', ['?']],
] as const

export function Shortcuts({ onClose }: ShortcutsProps) {
  const translate = useTranslate()
  const id = useId()
  const begin = useTour()
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={id}>
      <div className="shortcuts">
        <h2 id={id}>{translate('shell.shortcuts.title')}</h2>
        <dl>
          {shortcuts.map(([name, keys]) => (
            <div key={name}>
              <dt>{translate(`shell.shortcuts.${name}`)}</dt>
              <dd dir="ltr">
                {keys.map(each => (
                  <kbd key={each}>{each}</kbd>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <div className="p-wrap shortcuts-ways">
          <Button
            onClick={() => {
              onClose()
              void begin()
            }}
          >
            {translate('app.shell.tour')}
          </Button>
          <Button autoFocus variant="contained" onClick={onClose}>
            {translate('app.common.close')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
