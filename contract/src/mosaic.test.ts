import { expect, test } from 'vitest';
import { mosaicLayers, mosaicSvg } from './mosaic.ts';

test('the same seed draws the same picture and another seed another', () => {
  expect(mosaicSvg('tessera', 6, 4)).toBe(mosaicSvg('tessera', 6, 4));
  expect(mosaicSvg('tessera', 6, 4)).not.toBe(mosaicSvg('tesserb', 6, 4));
});

test('a large mosaic is at most one path per colour and layer', () => {
  expect(mosaicLayers('wall', 40, 40).length).toBeLessThanOrEqual(16);
});
