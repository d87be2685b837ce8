import Lock from '@mui/icons-material/LockOutlined'
import { useTranslate } from 'ra-core'
import { State } from './State'

/** Your role does not open this; `list` says so of a list, else of a page. */
export function Forbidden({ what = 'page' }: { readonly what?: 'list' | 'page' }) {
  const translate = useTranslate()
  return (
    <State
      icon={Lock}
      title={translate(`app.${what}.forbiddenTitle`)}
      text={translate(`app.${what}.forbiddenText`)}
    />
  )
}
