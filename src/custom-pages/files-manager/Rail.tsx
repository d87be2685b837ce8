import Recent from '@mui/icons-material/AccessTimeRounded'
import Bin from '@mui/icons-material/DeleteOutlineRounded'
import Folder from '@mui/icons-material/FolderOutlined'
import Star from '@mui/icons-material/StarBorderRounded'
import { useTranslate } from 'ra-core'
import { useDropInto } from './state/dragging'
import { isolatedSizeText } from './state/isolatedSizeText'
import { useManager } from './state/useFilesManager'
import { views } from './state/useFilesPlace'

const signs = { all: Folder, recent: Recent, starred: Star, trash: Bin } as const

/** Views, and used storage. */
export function Rail() {
  const translate = useTranslate()
  const { place, go, ownData } = useManager()
  const drop = useDropInto(null)
  return (
    <div className="p-column fm-rail">
      <nav aria-label={translate('files.views')}>
        {views.map(view => {
          const Sign = signs[view]
          return (
            <button
              key={view}
              type="button"
              aria-current={place.view === view ? 'page' : undefined}
              onClick={() => go({ view, folder: null, search: '', type: '' })}
              {...(view === 'all' && drop)}
            >
              <Sign fontSize="small" aria-hidden="true" />
              {translate(`files.${view}`)}
            </button>
          )
        })}
      </nav>
      {ownData && (
        <div className="fm-room">
          <strong>{translate('files.room')}</strong>
          <progress
            max={ownData.quota}
            value={Math.min(ownData.used, ownData.quota)}
            aria-label={translate('files.room')}
            data-full={ownData.used > ownData.quota * 0.9 || undefined}
          />
          <span>
            {translate('files.used', {
              used: isolatedSizeText(ownData.used),
              quota: isolatedSizeText(ownData.quota),
            })}
          </span>
        </div>
      )}
    </div>
  )
}
