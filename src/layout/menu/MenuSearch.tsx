import Search from '@mui/icons-material/SearchRounded'
import { useTranslate } from 'ra-core'

interface MenuSearchProps {
  readonly typed: string
  readonly onType: (typed: string) => void
  /** The menu was opened to search it. */
  readonly startsHere?: boolean
}

/** Narrows the menu to the words typed; Esc brings all of it back. */
export function MenuSearch({ typed, onType, startsHere = false }: MenuSearchProps) {
  const label = useTranslate()('app.menu.search')
  return (
    <label className="menu-search">
      <Search fontSize="small" aria-hidden="true" />
      <input
        type="search"
        // biome-ignore lint/a11y/noAutofocus: whoever opened it pressed "search"
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
