import Search from '@mui/icons-material/SearchRounded'
import { useTranslate } from 'ra-core'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../pieces/Button'
import { ScanButton } from '../../pieces/scanner/ScanButton'
import { useWedge } from '../../pieces/scanner/useWedge'

interface SearchBoxProps {
  readonly given: string
  readonly onSearch: (text: string) => void
}

/** Typed, scanned by the camera or by a scanner. */
export function SearchBox({ given, onSearch }: SearchBoxProps) {
  const translate = useTranslate()
  const id = useId()
  const [typed, setTyped] = useState(given)
  useWedge(onSearch, { isPage: true })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(typed)
  }
  return (
    <form className="p-card wc-form" onSubmit={submit}>
      <label htmlFor={id}>{translate('devices.coverSearch')}</label>
      <div className="wc-row">
        <ScanButton label={translate('devices.scan')} isOnce onCode={onSearch} />
        <input
          id={id}
          type="search"
          className="sc-input"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          value={typed}
          onChange={event => setTyped(event.target.value)}
        />
        <Button type="submit" variant="contained" startIcon={<Search />}>
          {translate('devices.find')}
        </Button>
      </div>
    </form>
  )
}
