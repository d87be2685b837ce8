import { useCreatePath, useResourceContext } from 'ra-core'
import { mayAct } from '../../model/access/access'
import { useMe } from '../../providers/backend/backendContext'
import { useCatalogue, useTexts } from '../../providers/backend/catalogueContext'
import { ButtonLink } from '../controls/Button'
import { useHome } from '../menu/useHome'
import { StateFrame } from './StateFrame'

/** The record does not exist or is not accessible; leads to its list, or home. */
export function NotFound({ isPage = false }: { readonly isPage?: boolean }) {
  const { translate, labels } = useTexts()
  const createPath = useCreatePath()
  const home = useHome()
  const me = useMe()
  const resource = useCatalogue().resources.get(useResourceContext() ?? '')
  const list = resource && mayAct(resource, me, 'list') ? resource : undefined
  return (
    <StateFrame
      scene="notFound"
      tone="error"
      title={translate('app.page.noRecord')}
      isPage={isPage}
    >
      <ButtonLink
        variant="outlined"
        to={list ? createPath({ resource: list.name, type: 'list' }) : home}
      >
        {list ? labels.many(list) : translate('app.page.goHome')}
      </ButtonLink>
    </StateFrame>
  )
}
