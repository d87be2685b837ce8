import './account.css'
import { useTranslate } from 'ra-core'
import { useSearchParams } from 'react-router-dom'
import { useIsPlain } from '../../providers/backend/backendContext'
import { TabStrip } from '../../ui/controls/TabStrip'
import { NoticeSettings } from '../../ui/notices/NoticeSettings'
import { PageHead } from '../../ui/page/PageHead'
import { CardBoundary } from '../../ui/states/CardBoundary'
import { GeneralCard } from './GeneralCard'
import { LanguageCard } from './LanguageCard'
import { PasswordCard } from './PasswordCard'
import { SessionsCard } from './SessionsCard'

const cards = {
  general: [GeneralCard, 'shell.account.general'],
  password: [PasswordCard, 'account.password'],
  sessions: [SessionsCard, 'account.sessions'],
  notices: [NoticeSettings, 'shell.notices.title'],
  language: [LanguageCard, 'app.menu.language'],
} as const
type Card = keyof typeof cards
const everyName = Object.keys(cards) as Card[]
/** Tabs without calls to the server. */
const plainNames: readonly Card[] = ['general', 'language']

/** Account settings; the tab is part of the address. */
export const AccountPage = () => (
  <div className="p-page account-page">
    <PageHead />
    <Tabs />
  </div>
)

function Tabs() {
  const translate = useTranslate()
  const [query, setQuery] = useSearchParams()
  const names = useIsPlain() ? plainNames : everyName
  const selected = names.find(name => name === query.get('tab')) ?? 'general'
  const [Selection] = cards[selected]
  return (
    <TabStrip
      label={translate('app.shell.account')}
      tabs={names.map(name => ({ name, label: translate(cards[name][1]) }))}
      selected={selected}
      onChoose={tab => setQuery({ tab }, { replace: true })}
    >
      <CardBoundary key={selected}>
        <Selection />
      </CardBoundary>
    </TabStrip>
  )
}
