import './menu.css'
import Search from '@mui/icons-material/SearchRounded'
import { useTranslate } from 'ra-core'
import { useId } from 'react'
import { useSettings } from '../../providers/backend/backendContext'
import { moveThrough } from '../../ui/controls/moveThrough'
import { LineItem } from './LineItem'
import { MoreItem } from './MoreItem'
import { menuLinesOf } from './menuLinesOf'
import { useFittingCount } from './useFittingCount'
import { useMenu } from './useMenu'

/**
 * The menu as a row under the header, or as a narrow rail: a button per section opens its pages. Its
 * search opens the whole menu; the last button has the sections that do not fit.
 */
export function MenuLine({ onSearch }: { readonly onSearch: () => void }) {
  const translate = useTranslate()
  const isRail = useSettings().themeLayout === 'mini'
  const list = useId()
  const lines = menuLinesOf(useMenu(), translate('app.menu.general'))
  const { row, fits } = useFittingCount<HTMLUListElement>(
    !isRail,
    lines.map(({ label }) => label).join(),
  )
  const search = translate('app.menu.search')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys are a shortcut; Tab also works
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
        {isRail && <span aria-hidden="true">{translate('app.action.search')}</span>}
      </button>
      <ul ref={row} id={list} className="p-wrap menu-line">
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
