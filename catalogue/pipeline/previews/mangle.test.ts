import { expect, test } from 'vitest';
import { classesOf, mangleClasses } from './mangle.ts';

const CSS = `.px-4{padding-inline:1rem}.grid{display:grid}.hover\\:flex{&:hover{display:flex}}
.group-hover\\:mt-2{&:is(:where(.group):hover *){margin-top:.5rem}}.w-\\[3\\.5rem\\]{width:3.5rem}
@media (width>=40rem){.sm\\:px-8{padding-inline:2rem}}`;

const mangle = (script: string) => mangleClasses({ script, css: CSS, key: 'secret' });

test('finds classes with signs, in groups, in nested rules and in media queries', () => {
  expect([...classesOf(CSS)].toSorted()).toEqual([
    'grid',
    'group',
    'group-hover:mt-2',
    'hover:flex',
    'px-4',
    'sm:px-8',
    'w-[3.5rem]',
  ]);
});

test('a list of classes says nothing afterwards, in quotes, in a template and in a table of variants', () => {
  const { script, css } = mangle(
    'x({className:"grid px-4 w-[3.5rem]"});const a={big:"sm:px-8 px-4"};y({className:`group ${a.big} hover:flex group-hover:mt-2`});',
  );
  const words = script.split(/[\s"`]/);
  for (const name of classesOf(CSS)) {
    expect(words).not.toContain(name);
    expect(classesOf(css)).not.toContain(name);
  }
  // Every class of the script has its rule.
  const [, first] = /className:"([^"]+)"/.exec(script)!;
  expect(first!.split(' ').every((name) => classesOf(css).has(name))).toBe(true);
});

test('words of a sentence stay, and a class that is also such a word keeps its name', () => {
  const { script, css } = mangle('x({className:"grid px-4",title:"The grid of our town"});');
  expect(script).toContain('"The grid of our town"');
  expect(script).toMatch(/className:"grid t[\w-]{6}"/);
  expect(classesOf(css)).toContain('grid');
});

test('names of properties and addresses of imports stay', () => {
  const { script } = mangle('import{a}from"px-4";x({"px-4":1,className:a});');
  expect(script).toBe('import{a}from"px-4";x({"px-4":1,className:a});');
});

test('the same source gives the same names, another key gives others', () => {
  const source = { script: 'x({className:"grid px-4"})', css: CSS };
  const one = mangleClasses({ ...source, key: 'one' });
  expect(mangleClasses({ ...source, key: 'one' })).toEqual(one);
  expect(mangleClasses({ ...source, key: 'two' }).script).not.toBe(one.script);
});
