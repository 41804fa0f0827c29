import type { LucideIconData, LucideProps } from "lucide-react/types";

/**
 * Makes the component of a Lucide icon. In the build it takes the place of Lucide's own function of this name
 * (next.config.ts), which puts an icon together anew each time it is rendered: here the shapes are written once, and
 * `.lucide` (app/base.css) has what all icons share. An icon without a name of its own is hidden from screen readers.
 */
export default function createLucideIcon({ name, node }: LucideIconData) {
  const looks = ["lucide", name].join(" lucide-");
  const shapes = { __html: node.map(written).join("") };
  return function Icon({ className, ...props }: Omit<LucideProps, "size">) {
    return (
      <svg
        viewBox="0 0 24 24"
        aria-hidden={props["aria-label"] === undefined ? true : undefined}
        {...props}
        className={className ? `${looks} ${className}` : looks}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the shapes are constants of the library.
        dangerouslySetInnerHTML={shapes}
      />
    );
  };
}

function written([tag, { key, ...attributes }]: LucideIconData["node"][number]): string {
  return `<${tag}${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join("")}/>`;
}
