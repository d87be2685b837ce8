import './account.css'
import { useTranslate } from 'ra-core'
import { useSearchParams } from 'react-router-dom'
import { NoticeWishes } from '../../pieces/notices/NoticeWishes'
import { PageHead } from '../../pieces/PageHead'
import { CardBoundary } from '../../pieces/states/CardBoundary'
import { TabStrip } from '../../pieces/TabStrip'
import { GeneralCard } from './GeneralCard'
import { LanguageCard } from './LanguageCard'
import { PasswordCard } from './PasswordCard'
import { SessionsCard } from './SessionsCard'

const cards = {
  general: [GeneralCard, 'shell.account.general'],
  password: [PasswordCard, 'app.account.password'],
  sessions: [SessionsCard, 'app.account.sessions'],
  notices: [NoticeWishes, 'shell.notices.title'],
  language: [LanguageCard, 'app.menu.language'],
} as const
type Card = keyof typeof cards
const names = Object.keys(cards) as Card[]

/** What a person decides about their own account; the tab stands in the address. */
export const AccountPage = () => (
  <div className="p-page account-page">
    <PageHead />
    <Tabs />
  </div>
)

function Tabs() {
  const translate = useTranslate()
  const [query, setQuery] = useSearchParams()
  const chosen = names.find(name => name === query.get('tab')) ?? 'general'
  const [Chosen] = cards[chosen]
  return (
    <TabStrip
      label={translate('app.shell.account')}
      tabs={names.map(name => ({ name, label: translate(cards[name][1]) }))}
      chosen={chosen}
      onChoose={tab => setQuery({ tab }, { replace: true })}
    >
      <CardBoundary key={chosen}>
        <Chosen />
      </CardBoundary>
    </TabStrip>
  )
}
