import { describe, expect, it } from "vitest";
import { placeWords } from "@/lib/accounts/account/sessions/session.model";
import { deviceWords } from "@/lib/accounts/identity/sessions/device-words";

describe("a session in words", () => {
  it.each([
    [
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36",
      "Chrome on Windows",
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
      "Safari on iOS",
    ],
    [
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0",
      "Firefox on macOS",
    ],
    ["curl/8.1.2", "A program"],
    ["", "Unknown device"],
    ["<script>", "A program"],
  ])("%s", (agent, device) => expect(deviceWords(agent)).toBe(device));

  it.each([
    ["203.0.113.77", "Network 203.0.113.x"],
    ["2001:db8:1:2::", "Network 2001:db8:1:x"],
    ["127.0.0.1", "This computer"],
    ["0:0:0:0::", "This computer"],
    ["0000:0000:0000:0000:0000:0000:0000:0000", "This computer"],
    ["fd00:0001:0002:0003:0000:0000:0000:0000", "A local network"],
    ["2001:0db8:0001:0002:0000:0000:0000:0000", "Network 2001:db8:1:x"],
    ["192.168.1.4", "A local network"],
    ["172.20.0.1", "A local network"],
    ["fd00:1:2:3::", "A local network"],
    ["", "Network not known"],
    [null, "Network not known"],
  ])("from %s", (address, place) => expect(placeWords(address)).toBe(place));
});
