import { useTranslate } from 'ra-core'
import { accountRoleOf } from '../../base/business'
import { roleLabel } from '../../i18n/roleNames'
import { useMe, useSession } from '../../providers/backend/backendContext'
import { PROFILE } from '../../providers/navigation/place'
import { ButtonLink } from '../../ui/controls/Button'
import { ChangePhoto } from '../../ui/photo/ChangePhoto'
import { Avatar } from '../../ui/primitives/Avatar'
import { Card } from '../../ui/primitives/Card'
import { Chip } from '../../ui/primitives/Chip'
import { Row, Stack } from '../../ui/primitives/layout'
import { Text } from '../../ui/primitives/Text'

/** Who is signed in, and the way to their profile. */
export function GeneralCard() {
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
          <ButtonLink variant="outlined" to={PROFILE}>
            {translate('shell.account.toProfile')}
          </ButtonLink>
        </Row>
      </Row>
    </Card>
  )
}
