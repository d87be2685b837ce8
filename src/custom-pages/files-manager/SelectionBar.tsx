import Close from '@mui/icons-material/CloseRounded'
import Bin from '@mui/icons-material/DeleteOutlineRounded'
import Download from '@mui/icons-material/DownloadRounded'
import Move from '@mui/icons-material/DriveFileMoveOutlined'
import { useTranslate } from 'ra-core'
import { IconButton, WriteButton } from '../../ui/controls/Button'
import { Text } from '../../ui/primitives/layout'
import { useManager } from './state/useFilesManager'

/** Actions on the selection. */
export function SelectionBar() {
  const translate = useTranslate()
  const { selected, setSelected, setOpen, download } = useManager()
  const items = [...selected.values()]
  const close = translate('files.unchoose')
  return (
    <div
      className="p-cluster p-box fm-chosen"
      data-chosen
      role="toolbar"
      aria-label={translate('files.chosenActs')}
    >
      <IconButton title={close} onClick={() => setSelected(new Map())}>
        <Close fontSize="small" />
      </IconButton>
      <Text as="strong" size="md" className="p-grow" role="status">
        {translate('files.chosen', { number: items.length })}
      </Text>
      <WriteButton color="inherit" startIcon={<Download />} onClick={() => void download(...items)}>
        {translate('files.download')}
      </WriteButton>
      {items.every(({ can }) => can.update) && (
        <WriteButton
          color="inherit"
          startIcon={<Move />}
          onClick={() => setOpen({ is: 'move', items })}
          i18nKey="files.move"
        />
      )}
      {items.every(({ can }) => can.delete) && (
        <WriteButton
          color="error"
          startIcon={<Bin />}
          onClick={() => setOpen({ is: 'remove', items })}
          i18nKey="files.remove"
        />
      )}
    </div>
  )
}
