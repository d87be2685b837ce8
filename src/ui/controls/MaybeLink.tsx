import { type Identifier, LinkBase, type LinkBaseProps, useCreatePath } from 'ra-core'

/** A link, or its content alone where there is no address. */
export const MaybeLink = ({
  to,
  ...link
}: Omit<LinkBaseProps, 'to'> & { readonly to: string | undefined }) =>
  to === undefined ? link.children : <LinkBase {...link} to={to} />

interface RecordLinkProps extends Omit<LinkBaseProps, 'to' | 'id' | 'resource'> {
  readonly resource: string
  readonly id: Identifier
}

/** A link to the page of a record. */
export function RecordLink({ resource, id, ...link }: RecordLinkProps) {
  const createPath = useCreatePath()
  return <LinkBase className="f-link" {...link} to={createPath({ resource, type: 'show', id })} />
}
