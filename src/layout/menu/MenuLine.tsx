import './menu.css'
import Search from '@mui/icons-material/SearchRounded'
import { useTranslate } from 'ra-core'
import { useId } from 'react'
import { moveThrough } from '../../pieces/moveThrough'
import { useSettings } from '../../providers/backendContext'
import { LineItem } from './LineItem'
import { linesOf } from './linesOf'
import { MoreItem } from './MoreItem'
import { useFitting } from './useFitting'
import { useMenu } from './useMenu'

/**
 * The menu as one row under the header, or as a narrow rail: each section a button that opens its
 * pages. Its search opens the whole menu; what a row has no room for stands behind its last button.
 */
export function MenuLine({ onSearch }: { readonly onSearch: () => void }) {
  const translate = useTranslate()
  const isRail = useSettings().themeLayout === 'mini'
  const list = useId()
  const lines = linesOf(useMenu(), translate('app.menu.general'))
  const { row, fits } = useFitting<HTMLUListElement>(
    !isRail,
    lines.map(({ label }) => label).join(),
  )
  const search = translate('app.menu.search')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows are a short cut beside Tab
    <div className="menu-row" onKeyDown={event => moveThrough(event, isRail ? 'down' : 'across')}>
      <button
        type="button"
        className="menu-item"
        aria-label={search}
        aria-haspopup="dialog"
        title={search}
        onClick={onSearch}
      >
        <Search aria-hidden="true" />
        {isRail && <span aria-hidden="true">{translate('ra.action.search')}</span>}
      </button>
      <ul ref={row} id={list} className="menu-line">
        {lines.map((line, at) => (
          <li key={line.key} data-beyond={at >= fits || undefined}>
            <LineItem line={line} isRail={isRail} />
          </li>
        ))}
      </ul>
      {!isRail && <MoreItem lines={lines.slice(fits)} />}
    </div>
  )
}
