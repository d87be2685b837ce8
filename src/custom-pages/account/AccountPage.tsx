import './account.css'
import { useTranslate } from 'ra-core'
import { useSearchParams } from 'react-router-dom'
import { useIsPlain } from '../../providers/backend/backendContext'
import { TabStrip } from '../../ui/controls/TabStrip'
import { NoticeSettings } from '../../ui/notices/NoticeSettings'
import { PageHead } from '../../ui/page/PageHead'
import { Stack } from '../../ui/primitives/layout'
import { CardBoundary } from '../../ui/states/CardBoundary'
import { GeneralCard } from './GeneralCard'
import { LanguageCard } from './LanguageCard'
import { PasswordCard } from './PasswordCard'
import { SessionsCard } from './SessionsCard'

const cards = {
  general: [[GeneralCard, LanguageCard], 'shell.account.general'],
  sessions: [[PasswordCard, SessionsCard], 'account.security'],
  notices: [[NoticeSettings], 'shell.notices.title'],
} as const
type Tab = keyof typeof cards
const everyName = Object.keys(cards) as Tab[]
/** Tabs without calls to the server. */
const plainNames: readonly Tab[] = ['general']

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
  return (
    <TabStrip
      label={translate('app.shell.account')}
      tabs={names.map(name => ({ name, label: translate(cards[name][1]) }))}
      selected={selected}
      onChoose={tab => setQuery({ tab }, { replace: true })}
    >
      <Stack gap={5}>
        {cards[selected][0].map((Part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a tab are always the same
          <CardBoundary key={`${selected} ${at}`}>
            <Part />
          </CardBoundary>
        ))}
      </Stack>
    </TabStrip>
  )
}
