import './palette.css'
import Dialog from '@mui/material/Dialog'
import { useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { Button } from '../../ui/controls/Button'
import { commandKey, type PageKey, pageKeys } from '../../ui/controls/pageKeys'
import { useTour } from '../tour/useTour'

interface ShortcutsProps {
  readonly onClose: () => void
}

const shortcuts = [
  { label: 'shell.shortcuts.palette', keys: [commandKey, 'K'] },
  { label: 'shell.shortcuts.scan', keys: ['0-9 A-Z', 'Enter'] },
  { label: 'shell.shortcuts.undo', keys: [commandKey, 'Z'] },
  { label: 'shell.shortcuts.menu', keys: ['↑', '↓'] },
  { label: 'shell.shortcuts.help', keys: ['?'] },
]

/** The shortcuts of the current page, then those of every page. */
export function Shortcuts({ onClose }: ShortcutsProps) {
  const translate = useTranslate()
  const id = useId()
  const begin = useTour()
  const [here] = useState(pageKeys)
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={id}>
      <div className="shortcuts">
        <h2 id={id}>{translate('shell.shortcuts.title')}</h2>
        {here.length > 0 && (
          <>
            <h3>{translate('shell.shortcuts.here')}</h3>
            <KeyList of={here} />
            <h3>{translate('shell.shortcuts.everywhere')}</h3>
          </>
        )}
        <KeyList of={shortcuts} />
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

function KeyList({ of }: { readonly of: readonly PageKey[] }) {
  const translate = useTranslate()
  return (
    <dl>
      {of.map(({ label, keys }) => (
        <div key={label}>
          <dt>{translate(label)}</dt>
          <dd dir="ltr">
            {keys.map(each => (
              <kbd key={each}>{each}</kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
