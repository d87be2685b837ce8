import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { useTranslate } from 'ra-core'
import { Text } from '../../ui/primitives/layout'
import type { UploadState } from './useUpload'

interface UploadProgressProps {
  readonly state: UploadState
  readonly label: string
  readonly send: (file: File) => void
  readonly cancel: () => void
}

/** Progress or error of an upload, with cancel and retry. */
export function UploadProgress({ state, label, send, cancel }: UploadProgressProps) {
  const translate = useTranslate()
  if (state.is === 'idle') return null
  if (state.is === 'sending') {
    return (
      <div className="p-cluster f-file-progress">
        <LinearProgress variant="determinate" value={state.percent} aria-label={label} />
        <span>{translate('field.uploading', { percent: state.percent })}</span>
        <Button size="small" onClick={cancel}>
          {translate('app.common.cancel')}
        </Button>
      </div>
    )
  }
  const { file, message } = state
  return (
    <div className="p-cluster" role="alert">
      <Text size="sm" tone="error">
        {message}
      </Text>
      {file && (
        <Button size="small" onClick={() => send(file)}>
          {translate('app.common.retry')}
        </Button>
      )}
    </div>
  )
}
