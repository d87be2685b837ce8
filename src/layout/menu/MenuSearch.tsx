import Search from '@mui/icons-material/SearchRounded'
import { useTranslate } from 'ra-core'

interface MenuSearchProps {
  readonly typed: string
  readonly onType: (typed: string) => void
  /** The menu was opened for searching. */
  readonly startsHere?: boolean
}

/** Filters the menu; Esc clears the text. */
export function MenuSearch({ typed, onType, startsHere = false }: MenuSearchProps) {
  const label = useTranslate()('app.menu.search')
  return (
    <label className="p-row menu-search">
      <Search fontSize="small" aria-hidden="true" />
      <input
        type="search"
        // biome-ignore lint/a11y/noAutofocus: opened by the search button
        autoFocus={startsHere}
        aria-label={label}
        placeholder={label}
        value={typed}
        onChange={event => onType(event.target.value)}
        onKeyDown={event => {
          if (event.key !== 'Escape' || typed === '') return
          event.stopPropagation()
          onType('')
        }}
      />
    </label>
  )
}
