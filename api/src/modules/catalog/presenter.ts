import type { ComponentCard } from '@tessera/contract/catalog';
import { rupeesFromPaise } from '@tessera/contract/money';
import type { ComponentRow } from './repository.ts';

export const presentCard = (row: ComponentRow): ComponentCard => ({
  _id: row.id,
  slug: row.slug,
  title: row.title,
  description: row.description,
  category: row.category,
  tags: row.tags,
  info: row.info,
  imageUrl: `/media/${row.imageKey}`,
  image: { width: row.imageWidth, height: row.imageHeight, placeholder: row.imagePlaceholder },
  createdAt: row.createdAt.toISOString(),
  ...(row.pricePaise !== null && { price: rupeesFromPaise(row.pricePaise) }),
  ...(row.planId !== null &&
    row.planName !== null &&
    row.planPricePaise !== null && {
      subscriptionPlan: {
        _id: row.planId,
        name: row.planName,
        price: rupeesFromPaise(row.planPricePaise),
      },
    }),
});
