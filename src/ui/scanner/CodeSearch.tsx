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
  const [typed, setTyped] = useState(initialCode)
  useWedge(onSearch, { isPage: true })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(typed)
  }
  return (
    <form className="p-card sc-search" onSubmit={submit}>
      <label htmlFor={id}>{label}</label>
      <div className="p-row sc-field">
        <ScanButton label={translate('devices.scan')} closesAfterScan onCode={onSearch} />
        <input
          id={id}
          type="search"
          className="p-input sc-input"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          value={typed}
          onChange={event => setTyped(event.target.value)}
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
      </div>
    </form>
  )
}
