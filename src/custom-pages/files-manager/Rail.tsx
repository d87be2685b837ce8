import Recent from '@mui/icons-material/AccessTimeRounded'
import Bin from '@mui/icons-material/DeleteOutlineRounded'
import Folder from '@mui/icons-material/FolderOutlined'
import Star from '@mui/icons-material/StarBorderRounded'
import { useTranslate } from 'ra-core'
import { ItemButton } from '../../ui/primitives/Item'
import { Stack } from '../../ui/primitives/layout'
import { Meter } from '../../ui/primitives/Meter'
import { Pane } from '../../ui/primitives/Panes'
import { Text } from '../../ui/primitives/Text'
import { useDropInto } from './state/dragging'
import { isolatedSizeText } from './state/isolatedSizeText'
import { useManager } from './state/useFilesManager'
import { fileViews } from './state/useFilesPlace'

const signs = { all: Folder, recent: Recent, starred: Star, trash: Bin } as const

/** Views, and used storage. */
export function Rail() {
  const translate = useTranslate()
  const { place, go, ownData } = useManager()
  const drop = useDropInto(null)
  return (
    <Pane width={212} className="fm-rail">
      <nav aria-label={translate('files.views')}>
        {fileViews.map(view => {
          const Sign = signs[view]
          return (
            <ItemButton
              compact
              key={view}
              start={<Sign fontSize="small" aria-hidden="true" />}
              title={translate(`files.${view}`)}
              aria-current={place.view === view ? 'page' : undefined}
              onClick={() => go({ view, folder: null, search: '', type: '' })}
              {...(view === 'all' && drop)}
            />
          )
        })}
      </nav>
      {ownData && (
        <Stack pad={3} className="fm-room">
          <Text size="sm" strong>
            {translate('files.room')}
          </Text>
          <Meter
            value={ownData.used / ownData.quota}
            label={translate('files.room')}
            tone={ownData.used > ownData.quota * 0.9 ? 'error' : 'primary'}
          />
          <Text size="sm" tone="secondary">
            {translate('files.used', {
              used: isolatedSizeText(ownData.used),
              quota: isolatedSizeText(ownData.quota),
            })}
          </Text>
        </Stack>
      )}
    </Pane>
  )
}
