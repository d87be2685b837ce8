import Forum from '@mui/icons-material/ForumOutlined'
import { useTranslate } from 'ra-core'
import { ButtonLink } from '../../../pieces/controls/Button'
import { StateFrame } from '../../../pieces/states/StateFrame'
import { useIsPlain } from '../../../providers/backend/backendContext'
import { CHAT_PATH } from '../state/chatPath'

/** No open conversation; `isGone`: the requested one does not exist. */
export function EmptyChat({ isUnavailable = false }: { readonly isUnavailable?: boolean }) {
  const translate = useTranslate()
  const isPlain = useIsPlain()
  return (
    <div className="ch-nothing">
      <StateFrame
        icon={Forum}
        title={translate(isUnavailable ? 'chat.gone' : 'chat.choose')}
        {...(!isPlain && { text: translate('chat.noneText') })}
      >
        {(isUnavailable || !isPlain) && (
          <ButtonLink to={isUnavailable ? CHAT_PATH : `${CHAT_PATH}/new`} variant="contained">
            {translate(isUnavailable ? 'chat.back' : 'chat.newChat')}
          </ButtonLink>
        )}
      </StateFrame>
    </div>
  )
}
