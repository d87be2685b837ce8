import UploadFile from '@mui/icons-material/UploadFileOutlined'
import { useTranslate } from 'ra-core'
import { useDropzone } from 'react-dropzone'
import { printNumber } from '../../../base/numbers'
import { MOST_IMPORT_ROWS, MOST_MEGABYTES } from '../../../model/import/files/limits'
import { Button } from '../../../ui/controls/Button'
import { Stack } from '../../../ui/primitives/layout'

interface FileDropProps {
  readonly busy: boolean
  readonly onFile: (file: File) => void
}

/** Drop zone and file button; states the accepted files. */
export function FileDrop({ busy, onFile }: FileDropProps) {
  const translate = useTranslate()
  const rows = printNumber(MOST_IMPORT_ROWS)
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    multiple: false,
    noClick: true,
    noKeyboard: true,
    disabled: busy,
    onDrop: ([file]) => file && onFile(file),
  })
  return (
    <Stack
      {...getRootProps()}
      gap={3}
      align="center"
      className="p-drop p-quiet"
      data-over={isDragActive || undefined}
    >
      <input
        {...getInputProps()}
        accept=".xlsx,.csv,.tsv,.txt"
        aria-label={translate('importing.file.choose')}
      />
      <UploadFile fontSize="large" aria-hidden="true" />
      <span>{translate('importing.file.drop')}</span>
      <Button variant="contained" loading={busy} onClick={open}>
        {translate(busy ? 'importing.file.reading' : 'importing.file.choose')}
      </Button>
      <small>{translate('importing.file.limits', { rows, megabytes: MOST_MEGABYTES })}</small>
    </Stack>
  )
}
