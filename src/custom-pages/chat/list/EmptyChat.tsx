import Forum from '@mui/icons-material/ForumOutlined'
import { useTranslate } from 'ra-core'
import { useIsPlain } from '../../../providers/backend/backendContext'
import { ButtonLink } from '../../../ui/controls/Button'
import { Pane } from '../../../ui/primitives/Panes'
import { StateFrame } from '../../../ui/states/StateFrame'
import { CHAT_PATH } from '../state/chatPath'

/** No open conversation; `isGone`: the requested one does not exist. */
export function EmptyChat({ isUnavailable = false }: { readonly isUnavailable?: boolean }) {
  const translate = useTranslate()
  const isPlain = useIsPlain()
  return (
    <Pane>
      <div className="p-centred p-grow">
        <StateFrame
          icon={Forum}
          title={translate(isUnavailable ? 'chat.gone' : 'chat.choose')}
          {...(!isPlain && { text: translate('chat.noneText') })}
        >
          {isUnavailable && <ButtonLink to={CHAT_PATH} variant="outlined" i18nKey="chat.back" />}
        </StateFrame>
      </div>
    </Pane>
  )
}
