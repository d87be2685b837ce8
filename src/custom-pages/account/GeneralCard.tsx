import { useTranslate } from 'ra-core'
import { accountRoleOf } from '../../base/business'
import { roleLabel } from '../../i18n/roleNames'
import { useMe, useSession } from '../../providers/backend/backendContext'
import { PROFILE } from '../../providers/navigation/place'
import { ButtonLink } from '../../ui/controls/Button'
import { Card } from '../../ui/primitives/Card'
import { Facts } from '../../ui/primitives/Facts'
import { Stack } from '../../ui/primitives/layout'
import { Text } from '../../ui/primitives/Text'

export function GeneralCard() {
  const translate = useTranslate()
  const me = useMe()
  const { user, account } = useSession()
  const { DISPLAYNAME, EMAIL } = { ...account, ...user }
  const lines = [
    ['email', String(EMAIL ?? '')],
    ['role', roleLabel(accountRoleOf(me), translate)],
  ]
  return (
    <Card title={<bdi>{String(DISPLAYNAME ?? '')}</bdi>}>
      <Stack gap={4} align="start">
        <Text tone="secondary">{translate('shell.account.generalText')}</Text>
        <Facts
          facts={lines.map(([name, value]) => ({
            label: translate(`shell.account.${name}`),
            value: <bdi>{value}</bdi>,
          }))}
        />
        <ButtonLink variant="outlined" to={PROFILE}>
          {translate('shell.account.toProfile')}
        </ButtonLink>
      </Stack>
    </Card>
  )
}
