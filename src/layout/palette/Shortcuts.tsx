import './palette.css'
import Dialog from '@mui/material/Dialog'
import { useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { Button } from '../../ui/controls/Button'
import { commandKey, type PageKey, pageKeys } from '../../ui/controls/pageKeys'
import { KeyList } from '../../ui/primitives/KeyList'
import { Row, Stack, Text } from '../../ui/primitives/layout'
import { useTour } from '../tour/useTour'

const shortcuts = [
  { label: 'shell.shortcuts.palette', keys: [commandKey, 'K'] },
  { label: 'shell.shortcuts.scan', keys: ['0-9 A-Z', 'Enter'] },
  { label: 'shell.shortcuts.undo', keys: [commandKey, 'Z'] },
  { label: 'shell.shortcuts.menu', keys: ['↑', '↓'] },
  { label: 'shell.shortcuts.help', keys: ['?'] },
]

/** The shortcuts of the current page, then those of every page. */
export function Shortcuts({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate()
  const id = useId()
  const begin = useTour()
  const [here] = useState(pageKeys)
  const named = (all: readonly PageKey[]) =>
    all.map(({ label, keys }) => ({ label: translate(label), keys }))
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={id}>
      <Stack gap={4} pad={5}>
        <Text as="h2" id={id} size="xl" i18nKey="shell.shortcuts.title" />
        {here.length > 0 && (
          <>
            <h3>{translate('shell.shortcuts.here')}</h3>
            <KeyList of={named(here)} />
            <h3>{translate('shell.shortcuts.everywhere')}</h3>
          </>
        )}
        <KeyList of={named(shortcuts)} />
        <Row wrap justify="end">
          <Button
            onClick={() => {
              onClose()
              void begin()
            }}
            i18nKey="app.shell.tour"
          />
          <Button autoFocus variant="contained" onClick={onClose} i18nKey="app.common.close" />
        </Row>
      </Stack>
    </Dialog>
  )
}
