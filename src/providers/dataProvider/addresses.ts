import type { Resource } from '../../model/resource'

/** An address below a resource's own, whose path may end in a slash. */
export const addressIn = ({ rest }: Resource, name: string) =>
  `${rest.path.replace(/\/$/, '')}/${name}`

export const encoded = (part: string | number) => encodeURIComponent(String(part))
