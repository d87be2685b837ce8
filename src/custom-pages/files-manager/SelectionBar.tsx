import Close from '@mui/icons-material/CloseRounded'
import Bin from '@mui/icons-material/DeleteOutlineRounded'
import Download from '@mui/icons-material/DownloadRounded'
import Move from '@mui/icons-material/DriveFileMoveOutlined'
import { useTranslate } from 'ra-core'
import { useReadOnlyProps } from '../../providers/backend/useReadOnlyProps'
import { Button, IconButton } from '../../ui/controls/Button'
import { Text } from '../../ui/primitives/Text'
import { useManager } from './state/useFilesManager'
import { useFresh } from './state/useFresh'

/** Actions on the selection. */
export function SelectionBar() {
  const translate = useTranslate()
  const readOnly = useReadOnlyProps()
  const { selected, setSelected, setOpen } = useManager()
  const { download } = useFresh()
  const items = [...selected.values()]
  const close = translate('files.unchoose')
  return (
    <div
      className="p-cluster p-box fm-chosen"
      data-chosen
      role="toolbar"
      aria-label={translate('files.chosenActs')}
    >
      <IconButton aria-label={close} title={close} onClick={() => setSelected(new Map())}>
        <Close fontSize="small" />
      </IconButton>
      <Text as="strong" size="md" className="p-grow" role="status">
        {translate('files.chosen', { number: items.length })}
      </Text>
      <Button
        color="inherit"
        startIcon={<Download />}
        onClick={() => void download(...items)}
        {...readOnly}
      >
        {translate('files.download')}
      </Button>
      {items.every(({ can }) => can.update) && (
        <Button
          color="inherit"
          startIcon={<Move />}
          onClick={() => setOpen({ is: 'move', items })}
          {...readOnly}
        >
          {translate('files.move')}
        </Button>
      )}
      {items.every(({ can }) => can.delete) && (
        <Button
          color="error"
          startIcon={<Bin />}
          onClick={() => setOpen({ is: 'remove', items })}
          {...readOnly}
        >
          {translate('files.remove')}
        </Button>
      )}
    </div>
  )
}
