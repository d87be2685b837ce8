import { business } from '../../base/business'

/** The sign of the business; without one of its own, its first letter. */
export const BrandMark = ({ size = 36 }: { size?: number }) => {
  const { brand, sign } = business()
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <rect width="40" height="40" rx="10" fill="#0a7a5a" />
      {sign?.map(({ path, width, colour }) => (
        <path
          key={path}
          d={path}
          fill="none"
          stroke={colour}
          strokeWidth={width}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )) ?? (
        <text x="20" y="28" textAnchor="middle" fontSize="22" fontWeight="700" fill="#fff">
          {brand.charAt(0)}
        </text>
      )}
    </svg>
  )
}

export const brand = () => business().brand
