import type { Resource } from '../../model/resource'
import { ButtonLink } from '../../pieces/Button'
import { useLabels } from '../../providers/labels'
import { useLeads } from '../useLeads'
import type { Sent } from '../useRecord'

interface LeadsProps {
  readonly resource: Resource
  readonly record: Pick<Sent, 'id'>
}

/** The ways to the pages on which the work on this record goes on. */
export function Leads({ resource, record }: LeadsProps) {
  const labels = useLabels()
  return useLeads(resource)(record.id).map(({ to, page: { icon: Icon, label } }) => (
    <ButtonLink key={to} to={to} variant="outlined" color="inherit" startIcon={<Icon />}>
      {labels.text(label)}
    </ButtonLink>
  ))
}
