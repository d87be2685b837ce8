import Restore from '@mui/icons-material/CloseFullscreenRounded'
import RemoveIcon from '@mui/icons-material/CloseRounded'
import Minimise from '@mui/icons-material/MinimizeRounded'
import Full from '@mui/icons-material/OpenInFullRounded'
import { useTranslate } from 'ra-core'
import { IconButton } from '../../../ui/controls/Button'

type Size = 'window' | 'small' | 'full'
interface WindowBarProps {
  readonly title: string
  readonly size: Size
  readonly onSize: (size: Size) => void
  readonly onClose: () => void
}

/** Title and size of the window. */
export function WindowBar({ title, size, onSize, onClose }: WindowBarProps) {
  const translate = useTranslate()
  const small = translate(size === 'small' ? 'mail.restore' : 'mail.minimise')
  const full = translate(size === 'full' ? 'mail.restore' : 'mail.fullScreen')
  return (
    <div className="p-bar">
      <h2 className="p-clip">
        <bdi>{title}</bdi>
      </h2>
      <IconButton title={small} onClick={() => onSize(size === 'small' ? 'window' : 'small')}>
        {size === 'small' ? <Full fontSize="small" /> : <Minimise fontSize="small" />}
      </IconButton>
      {size !== 'small' && (
        <IconButton title={full} onClick={() => onSize(size === 'full' ? 'window' : 'full')}>
          {size === 'full' ? <Restore fontSize="small" /> : <Full fontSize="small" />}
        </IconButton>
      )}
      <IconButton title={translate('mail.saveAndClose')} onClick={onClose}>
        <RemoveIcon fontSize="small" />
      </IconButton>
    </div>
  )
}
