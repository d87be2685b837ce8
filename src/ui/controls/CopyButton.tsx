import Copy from '@mui/icons-material/ContentCopyRounded'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { Button } from './Button'

interface CopyButtonProps {
  /** Name of the copied value. */
  readonly label: string
  readonly text: string
}

/** Copies a text, and confirms it until the button loses the focus. */
export function CopyButton({ label, text }: CopyButtonProps) {
  const translate = useTranslate()
  const [isCopied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    )
  return (
    <>
      <Button
        color="inherit"
        startIcon={<Copy fontSize="small" />}
        aria-label={`${translate('app.common.copy')}: ${label}`}
        onClick={() => void copy()}
        onBlur={() => setCopied(false)}
        i18nKey={isCopied ? 'app.common.copied' : 'app.common.copy'}
      />
      <span className="p-hidden" role="status">
        {isCopied && translate('app.common.copied')}
      </span>
    </>
  )
}
