import { useSetLocale, useTranslate } from 'ra-core'
import { useSearchParams } from 'react-router-dom'
import { accountRoleOf } from '../../base/business'
import { plainLanguage } from '../../base/text'
import { languageName, languages } from '../../i18n/languages'
import { roleLabel } from '../../i18n/roleNames'
import { useIsPlain, useLanguage, useMe, useSession } from '../../providers/backend/backendContext'
import { PROFILE } from '../../providers/navigation/place'
import { ButtonLink } from '../../ui/controls/Button'
import { TabStrip } from '../../ui/controls/TabStrip'
import { NoticeSettings } from '../../ui/notices/NoticeSettings'
import { PageHead } from '../../ui/page/PageHead'
import { ChangePhoto } from '../../ui/photo/ChangePhoto'
import { Avatar } from '../../ui/primitives/Avatar'
import { Radio } from '../../ui/primitives/inputs'
import { Card, Chip, Grid, Row, Stack, Text } from '../../ui/primitives/layout'
import { CardBoundary } from '../../ui/states/CardBoundary'
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
  <div className="p-page">
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
      <Grid min={420} fit gap={5}>
        {cards[selected][0].map((Part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a tab are always the same
          <CardBoundary key={`${selected} ${at}`}>
            <Part />
          </CardBoundary>
        ))}
      </Grid>
    </TabStrip>
  )
}

/** The choice is stored on this device. */
function LanguageCard() {
  const translate = useTranslate()
  const current = plainLanguage(useLanguage())
  const choose = useSetLocale()
  return (
    <Card title={translate('app.menu.language')}>
      <Grid min={160} gap={2} role="radiogroup" aria-label={translate('app.menu.language')}>
        {languages().map(option => (
          <Radio
            key={option.value}
            name="language"
            value={option.value}
            checked={option.value === current}
            onChange={() => choose(option.htmlLang)}
            label={<span lang={option.htmlLang}>{languageName(option, current)}</span>}
          />
        ))}
      </Grid>
    </Card>
  )
}

/** Who is signed in, and the way to their profile. */
function GeneralCard() {
  const translate = useTranslate()
  const me = useMe()
  const { user, account } = useSession()
  const { DISPLAYNAME, EMAIL, PHOTOURL } = { ...account, ...user }
  const name = String(DISPLAYNAME ?? '')
  return (
    <Card aria-label={translate('shell.account.general')}>
      <Row wrap justify="between" gap={4}>
        <Row gap={4}>
          <Avatar size={64} name={name} photo={String(PHOTOURL ?? '')} />
          <Stack gap={1} align="start">
            <Text strong>{name}</Text>
            <Text as="bdi" size="sm" tone="secondary">
              {String(EMAIL ?? '')}
            </Text>
            <Chip tone="primary">{roleLabel(accountRoleOf(me), translate)}</Chip>
          </Stack>
        </Row>
        <Row wrap>
          <ChangePhoto />
          <ButtonLink variant="outlined" to={PROFILE} i18nKey="shell.account.toProfile" />
        </Row>
      </Row>
    </Card>
  )
}
