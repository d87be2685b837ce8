import { roleLabel } from '../../i18n/roleNames'
import './profile.css'
import '../../resources/resources.css'
import Edit from '@mui/icons-material/EditOutlined'
import { ResourceContextProvider, useCreatePath, useGetOne, useTranslate } from 'ra-core'
import { accountRoleOf } from '../../base/business'
import { FactList } from '../../fields/registry/FactList'
import { ShownValue } from '../../fields/registry/ShownValue'
import { mayAct } from '../../model/access/access'
import { useMe, useSession } from '../../providers/backend/backendContext'
import { type SentRecord, useResource } from '../../providers/backend/catalogueContext'
import { listsOf } from '../../providers/dataProvider/local/rowIdentity'
import { ActivityList } from '../../resources/activity/ActivityList'
import { ButtonLink } from '../../ui/controls/Button'
import { PageHead } from '../../ui/page/PageHead'
import { ChangePhoto } from '../../ui/photo/ChangePhoto'
import { Avatar } from '../../ui/primitives/Avatar'
import { Card, Chip, Row, Split, Stack, Text } from '../../ui/primitives/layout'
import { CardBoundary } from '../../ui/states/CardBoundary'
import { LoadingRecord, Waiting } from '../../ui/states/Waiting'
import { ProfileNotices } from './ProfileNotices'

/** The person: cover, photo, role, contact, work and activity. */
export function ProfilePage() {
  const { PLAIN_SERVER } = useMe()
  return (
    <ResourceContextProvider value="users">
      {PLAIN_SERVER ? <AccountShown /> : <OwnRecord />}
    </ResourceContextProvider>
  )
}

/** The account, on a server that does not answer single users. */
function AccountShown() {
  const { ID } = useMe()
  const { account } = useSession()
  const resource = useResource()
  return <Profile user={{ ...listsOf(resource, account ?? {}), id: ID }} />
}

function OwnRecord() {
  const { ID } = useMe()
  const resource = useResource()
  const { data, error, refetch } = useGetOne<SentRecord>(resource.name, { id: ID })
  if (error || !data) return <Waiting error={error} onRetry={refetch} shape={<LoadingRecord />} />
  return <Profile user={data} />
}

const facts = {
  contact: ['EMAIL', 'PHONENUMBER', 'ADDRESS', 'CITY', 'STATE', 'COUNTRY'],
  work: ['EMPRESA', 'WAREHOUSE', 'JEFE', 'TRABAJA_DESDE', 'CARD_CODE'],
} as const

function Profile({ user }: { readonly user: SentRecord }) {
  const translate = useTranslate()
  const { PLAIN_SERVER } = useMe()
  const cardOf = (name: keyof typeof facts) => (
    <FactList title={translate(`account.profile.${name}`)} names={facts[name]} record={user} />
  )
  return (
    <div className="p-page">
      {!PLAIN_SERVER && (
        <CardBoundary>
          <ProfileNotices user={user} />
        </CardBoundary>
      )}
      <Cover user={user} />
      <Split>
        {PLAIN_SERVER ? (
          cardOf('work')
        ) : (
          <CardBoundary>
            <Card title={translate('history.activity')}>
              <ActivityList person={user.id as number} most={6} isBrief />
            </Card>
          </CardBoundary>
        )}
        <Stack gap={5}>
          {cardOf('contact')}
          {!PLAIN_SERVER && cardOf('work')}
        </Stack>
      </Split>
    </div>
  )
}

function Cover({ user }: { readonly user: SentRecord }) {
  const translate = useTranslate()
  const me = useMe()
  const resource = useResource()
  const createPath = useCreatePath()
  const [branch, about] = [resource.fields.get('SUCURSAL'), resource.fields.get('ABOUT')]
  const name = String(user.DISPLAYNAME ?? '')
  return (
    <section className="p-card profile-cover">
      <Row align="end" className="profile-photo">
        <Avatar size={96} name={name} photo={String(user.PHOTOURL ?? '')} />
        <ChangePhoto small />
      </Row>
      <Stack gap={3}>
        <PageHead
          title={name}
          state={
            <Row wrap>
              <Chip tone="primary">{roleLabel(accountRoleOf(me), translate)}</Chip>
              {branch && user.SUCURSAL != null && (
                <Text tone="secondary">
                  <ShownValue field={branch} value={user.SUCURSAL} as="Cell" />
                </Text>
              )}
            </Row>
          }
        >
          <ButtonLink variant="outlined" color="inherit" to="/dashboard/user/account">
            {translate('account.profile.settings')}
          </ButtonLink>
          {mayAct(resource, me, 'edit') && user._can?.update !== false && (
            <ButtonLink
              variant="contained"
              startIcon={<Edit />}
              to={createPath({ resource: resource.name, type: 'edit', id: user.id })}
              i18nKey="account.profile.edit"
            />
          )}
        </PageHead>
        {about && user.ABOUT != null && (
          <ShownValue field={about} value={user.ABOUT} as="Display" />
        )}
      </Stack>
    </section>
  )
}
