import { Input } from '../primitives/inputs'
import { Card, Row, Stack } from '../primitives/layout'
import './scanner.css'
import Search from '@mui/icons-material/SearchRounded'
import { useTranslate } from 'ra-core'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../controls/Button'
import { ScanButton } from './ScanButton'
import { useWedge } from './useWedge'

interface CodeSearchProps {
  readonly label: string
  readonly initialCode: string
  readonly onSearch: (text: string) => void
}

/** Input for a device or its owner: typed, or scanned by camera or scanner. */
export function CodeSearch({ label, initialCode, onSearch }: CodeSearchProps) {
  const translate = useTranslate()
  const id = useId()
  const [{ typed, of }, type] = useState({ typed: initialCode, of: initialCode })
  const shown = of === initialCode ? typed : initialCode
  useWedge(onSearch, { isPage: true })
  const submit = (event: FormEvent<HTMLElement>) => {
    event.preventDefault()
    onSearch(shown)
    // The next code replaces this one.
    event.currentTarget.querySelector('input')?.select()
  }
  return (
    <Card as="div">
      <Stack as="form" onSubmit={submit}>
        <label htmlFor={id}>
          <b>{label}</b>
        </label>
        <Row className="sc-field">
          <ScanButton label={translate('devices.scan')} closesAfterScan onCode={onSearch} />
          <Input
            id={id}
            type="search"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            value={shown}
            onText={text => type({ typed: text, of: initialCode })}
          />
          <Button
            type="submit"
            variant="contained"
            className="sc-go"
            startIcon={<Search />}
            aria-label={translate('devices.find')}
          >
            <span className="sc-word">{translate('devices.find')}</span>
          </Button>
        </Row>
      </Stack>
    </Card>
  )
}
