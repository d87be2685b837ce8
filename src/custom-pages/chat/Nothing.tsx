import Forum from '@mui/icons-material/ForumOutlined'
import { useTranslate } from 'ra-core'
import { ButtonLink } from '../../pieces/Button'
import { State } from '../../pieces/states/State'
import { CHAT_PATH } from './chatPath'

/** No conversation is open; `isGone`: the one that was asked for is not there. */
export function Nothing({ isGone = false }: { readonly isGone?: boolean }) {
  const translate = useTranslate()
  return (
    <div className="ch-nothing">
      <State
        icon={Forum}
        title={translate(isGone ? 'chat.gone' : 'chat.choose')}
        text={translate('chat.noneText')}
      >
        <ButtonLink to={isGone ? CHAT_PATH : `${CHAT_PATH}/new`} variant="contained">
          {translate(isGone ? 'chat.back' : 'chat.newChat')}
        </ButtonLink>
      </State>
    </div>
  )
}
