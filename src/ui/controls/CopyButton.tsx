import Copy from '@mui/icons-material/ContentCopyRounded'
import { useTranslate } from 'ra-core'
import { Button } from './Button'
import { useCopied } from './PlainCopyButton'

interface CopyButtonProps {
  /** Name of the copied value. */
  readonly label: string
  readonly text: string
}

/** Copies a text, and confirms it until the button loses the focus. */
export function CopyButton({ label, text }: CopyButtonProps) {
  const translate = useTranslate()
  const { isCopied, events } = useCopied(text)
  return (
    <>
      <Button
        color="inherit"
        startIcon={<Copy fontSize="small" />}
        aria-label={`${translate('app.common.copy')}: ${label}`}
        {...events}
        i18nKey={isCopied ? 'app.common.copied' : 'app.common.copy'}
      />
      <span className="p-hidden" role="status">
        {isCopied && translate('app.common.copied')}
      </span>
    </>
  )
}
