import Close from '@mui/icons-material/CloseRounded'
import Bin from '@mui/icons-material/DeleteOutlineRounded'
import Download from '@mui/icons-material/DownloadRounded'
import Move from '@mui/icons-material/DriveFileMoveOutlined'
import { useTranslate } from 'ra-core'
import { Button, IconButton } from '../../pieces/controls/Button'
import { useHeld } from '../../providers/backend/useHeld'
import { useFresh } from './state/useFresh'
import { useManager } from './state/useManaging'

/** Actions on the selection. */
export function ChosenBar() {
  const translate = useTranslate()
  const held = useHeld()
  const { chosen, setChosen, setOpen } = useManager()
  const { download } = useFresh()
  const items = [...chosen.values()]
  const close = translate('files.unchoose')
  return (
    <div className="fm-chosen" role="toolbar" aria-label={translate('files.chosenActs')}>
      <IconButton aria-label={close} title={close} onClick={() => setChosen(new Map())}>
        <Close fontSize="small" />
      </IconButton>
      <strong role="status">{translate('files.chosen', { number: items.length })}</strong>
      <Button
        color="inherit"
        startIcon={<Download />}
        onClick={() => void download(...items)}
        {...held}
      >
        {translate('files.download')}
      </Button>
      {items.every(({ can }) => can.update) && (
        <Button
          color="inherit"
          startIcon={<Move />}
          onClick={() => setOpen({ is: 'move', items })}
          {...held}
        >
          {translate('files.move')}
        </Button>
      )}
      {items.every(({ can }) => can.delete) && (
        <Button
          color="error"
          startIcon={<Bin />}
          onClick={() => setOpen({ is: 'remove', items })}
          {...held}
        >
          {translate('files.remove')}
        </Button>
      )}
    </div>
  )
}
