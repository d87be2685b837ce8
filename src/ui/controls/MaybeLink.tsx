import { LinkBase, type LinkBaseProps } from 'ra-core'

/** A link, or its content alone where there is no address. */
export const MaybeLink = ({
  to,
  ...link
}: Omit<LinkBaseProps, 'to'> & { readonly to: string | undefined }) =>
  to === undefined ? link.children : <LinkBase {...link} to={to} />
